/** What the S3 protocol asks for here, in memory: PUT, GET, multipart, list by pages, DELETE. */
export type S3Server = {
  url: string;
  /** Settings of a target on this server. */
  environment: Record<string, string>;
  /** Bodies by key, in the order of their coming. */
  objects: Map<string, Uint8Array>;
  /** "PUT /bucket/key" and so on, as they came. */
  requests: string[];
  /** Answers every request from now on with this error; null ends that. */
  fail(code: string | null, status?: number): void;
  [Symbol.dispose](): void;
};

const bucket = 'prairie';
const accessKeyId = 'AKTEST';
const region = 'eu-test-1';
const pageSize = 5;

/** As AWS Signature Version 4 writes it; what is signed is the client's affair. */
const signed = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/s3/aws4_request, ?` +
    'SignedHeaders=host;[a-z0-9;-]+, ?Signature=[0-9a-f]{64}$',
);

export function s3Server(): S3Server {
  const objects = new Map<string, Uint8Array>();
  const parts = new Map<number, Uint8Array>();
  const requests: string[] = [];
  let failure: { code: string; status: number } | null = null;
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: answer });

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const body = await request.bytes();
    requests.push(`${request.method} ${url.pathname}`);
    if (failure) return refuse(failure.code, failure.status);
    if (!signed.test(request.headers.get('authorization') ?? '')) {
      return refuse('AccessDenied', 403);
    }
    if (!url.pathname.startsWith(`/${bucket}/`)) return refuse('NoSuchBucket', 404);
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    if (request.method === 'GET' && key !== '') return object(key);
    if (request.method === 'GET') return list(url.searchParams);
    if (request.method === 'DELETE') return remove(key);
    if (request.method === 'POST') return multipart(key, url.searchParams);
    if (url.searchParams.has('partNumber')) {
      parts.set(Number(url.searchParams.get('partNumber')), body);
    } else {
      objects.set(key, body);
    }
    return new Response(null, { headers: { etag: '"tag"' } });
  }

  function object(key: string): Response {
    const body = objects.get(key);
    return body ? new Response(new Uint8Array(body)) : refuse('NoSuchKey', 404);
  }

  function list(query: URLSearchParams): Response {
    const written = '<LastModified>2026-11-16T15:00:00.000Z</LastModified>';
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const contents = keys.slice(from, from + pageSize).map((key) => {
      const size = `<Size>${objects.get(key)?.length}</Size>`;
      return `<Contents><Key>${key}</Key>${size}${written}</Contents>`;
    });
    const next = from + pageSize;
    const more = `<NextContinuationToken>${next}</NextContinuationToken>`;
    const isTruncated = next < keys.length;
    return xml(
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>` +
        `${isTruncated ? more : ''}${contents.join('')}</ListBucketResult>`,
    );
  }

  function remove(key: string): Response {
    objects.delete(key);
    return new Response(null, { status: 204 });
  }

  function multipart(key: string, query: URLSearchParams): Response {
    if (query.has('uploads')) {
      parts.clear();
      const result = `<Key>${key}</Key><UploadId>one</UploadId>`;
      return xml(`<InitiateMultipartUploadResult>${result}</InitiateMultipartUploadResult>`);
    }
    const ordered = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
    objects.set(key, new Uint8Array(Buffer.concat(ordered)));
    const result = '<CompleteMultipartUploadResult><ETag>"tag"</ETag>';
    return xml(`${result}</CompleteMultipartUploadResult>`);
  }

  return {
    url: server.url.origin,
    environment: {
      BACKUP_S3_ENDPOINT: server.url.origin,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: 'not so secret',
      BACKUP_S3_REGION: region,
      BACKUP_S3_PREFIX: 'lincoln',
    },
    objects,
    requests,
    fail(code, status = 403) {
      failure = code === null ? null : { code, status };
    },
    [Symbol.dispose]: () => void server.stop(true),
  };
}

function refuse(code: string, status: number): Response {
  return xml(`<Error><Code>${code}</Code><Message>Refused.</Message></Error>`, status);
}

function xml(text: string, status = 200): Response {
  const headers = { 'content-type': 'application/xml' };
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, { status, headers });
}
