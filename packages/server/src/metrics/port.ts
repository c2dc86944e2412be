import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics } from 'prom-client'
import { BadSetting, type Settings } from '../settings.js'
import type { Metrics } from './metrics.js'

export interface MetricsPort {
  readonly port: number
  close(): Promise<void>
}

/** Serves the metrics on a port of their own, if one is set: what the public port can be reached by sees nothing of it. */
export async function openMetricsPort(
  { metricsPort, metricsHost }: Settings,
  metrics: Metrics,
): Promise<MetricsPort | undefined> {
  if (metricsPort === undefined) return undefined
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n')
      return
    }
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', error =>
      reject(
        new BadSetting(`'metricsPort': ${metricsHost}:${metricsPort} cannot be used (${error.message}).`),
      ),
    )
    server.listen(metricsPort, metricsHost, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
