import { BackupTargetError } from './port.ts';

const keys = 'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY';

/** What to look at, by the codes of the S3 protocol and those of Bun for the way there. */
const hints: [code: RegExp, hint: string][] = [
  [/^AccessDenied$/, 'Let this key put, list and delete there.'],
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken)$/, `Check ${keys}.`],
  [/^NoSuchBucket$/, 'Make the bucket, or check BACKUP_S3_BUCKET.'],
  [/^(PermanentRedirect|AuthorizationHeaderMalformed)$/, 'Check BACKUP_S3_REGION.'],
  [/^RequestTimeTooSkewed$/, "Set this machine's clock."],
  [/CERT|^SELF_SIGNED|^UNABLE_TO/, 'Its certificate is not good: check BACKUP_S3_ENDPOINT.'],
  [/^Connection|^E[A-Z]+$|Socket|DNS|[Tt]imeout/, 'Check BACKUP_S3_ENDPOINT and the network.'],
];

const longestMessage = 200;

/** An error of the client, in words for the operator. */
export function s3Failure(error: unknown, where: string): BackupTargetError {
  const { code, message } = partsOf(error);
  const hint = hints.find(([known]) => known.test(code))?.[1] ?? 'Ask who runs that service.';
  const said = message.replaceAll(/\s+/g, ' ').trim().slice(0, longestMessage);
  const text = `Backups cannot be copied to ${where} (${code}: ${said}). ${hint}`;
  return new BackupTargetError(text, { cause: error });
}

function partsOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) };
  return { code: 'code' in error ? String(error.code) : error.name, message: error.message };
}
