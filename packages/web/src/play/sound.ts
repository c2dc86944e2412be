/** Two short sounds made on the spot: a bell for my turn, a knock for an answer. No files. */
let context: AudioContext | undefined

function tone(frequency: number, seconds: number, type: OscillatorType, loudness: number): void {
  context ??= new AudioContext()
  const start = context.currentTime
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = type
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(loudness, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds)
}

export function ringBell(): void {
  tone(880, 0.9, 'sine', 0.18)
  tone(1320, 0.6, 'sine', 0.08)
}

export function knock(): void {
  tone(180, 0.09, 'triangle', 0.2)
}
