/** A copy that lies at the target; `bytes` as the target itself tells them. */
export type StoredCopy = { name: string; bytes: number };

/** A place away from this machine that keeps copies of backups under flat names. */
export type BackupTarget = {
  /** For the operator, without secrets: "the bucket stock at https://s3.example.com". */
  where: string;
  /** Puts a file there, part by part; one of the same name is replaced. */
  put(file: string, name: string, signal: AbortSignal): Promise<void>;
  list(signal: AbortSignal): Promise<StoredCopy[]>;
  /** One that is not there counts as removed. */
  remove(name: string, signal: AbortSignal): Promise<void>;
};

/** Every failure of a target; the message is for the operator: what is wrong and how to mend it. */
export class BackupTargetError extends Error {
  override name = 'BackupTargetError';
}
