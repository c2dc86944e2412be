export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** What a metrics port says, as Prometheus reads it. */
export class Scrape {
  readonly samples: readonly Sample[]

  constructor(readonly text: string) {
    this.samples = text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(readSample)
  }

  static async of(port: number | undefined): Promise<Scrape> {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    if (!response.ok) throw new Error(`No metrics: ${response.status}`)
    return new Scrape(await response.text())
  }

  /** The sum over all samples of that name with those labels; undefined if there are none. */
  sum(name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
    const found = this.samples.filter(
      sample =>
        sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )
    return found.length === 0 ? undefined : found.reduce((total, { value }) => total + value, 0)
  }
}

function readSample(line: string): Sample {
  const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (name === undefined || value === undefined) throw new Error(`Not a sample: ${line}`)
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text])
  return { name, labels: Object.fromEntries(pairs), value: Number(value) }
}
