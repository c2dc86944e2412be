/** The first byte of a whole message of text (RFC 6455, 5.2). A server masks nothing. */
const WHOLE_TEXT = 0x81

/** A message as it goes to sockets, with the head of its frame: made once for all who get it, and sent as it is. */
export class Written {
  readonly frame: Buffer
  private readonly head: number

  constructor(message: unknown) {
    const text = JSON.stringify(message)
    const length = Buffer.byteLength(text)
    this.head = length < 126 ? 2 : length < 65_536 ? 4 : 10
    this.frame = Buffer.allocUnsafe(this.head + length)
    this.frame[0] = WHOLE_TEXT
    this.frame[1] = this.head === 2 ? length : this.head === 4 ? 126 : 127
    if (this.head === 4) this.frame.writeUInt16BE(length, 2)
    if (this.head === 10) this.frame.writeBigUInt64BE(BigInt(length), 2)
    this.frame.write(text, this.head)
  }

  /** The message alone. */
  get text(): Buffer {
    return this.frame.subarray(this.head)
  }
}
