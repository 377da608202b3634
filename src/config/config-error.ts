/** A setting that cannot be used; the message says what to do, in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
