/** Another process holds the file longer than the write may wait. */
export class StoreBusy extends Error {
  override name = 'StoreBusy';
}

/** The file cannot be written now: disk full, read-only, input/output error, closed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
