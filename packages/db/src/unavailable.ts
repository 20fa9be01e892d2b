/** No connection could be had, so nothing was sent. Over HTTP: try again later. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
}
