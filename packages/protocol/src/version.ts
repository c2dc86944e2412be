/** The release of the project: that of all its packages. */
export const RELEASE = '0.2.0'

/**
 * GET /api/tables/:id/live opens a WebSocket on one table. Every message is one JSON object. The client says
 * `hello` first; the server answers `welcome`. Whoever does not sit at the table watches.
 */
export const PROTOCOL = 1
