/** A passkey in software, as a browser and its authenticator make and use one (WebAuthn 3). */
export type Authenticator = {
  create(options: { challenge: string; rp: { id?: string } }, origin: string): Promise<unknown>;
  get(options: { challenge: string; rpId?: string }, origin: string): Promise<unknown>;
  /** Signs again with the count that it had before, as a copy would. */
  goBack(): void;
};

const base64url = (bytes: ArrayBuffer | Uint8Array | string) =>
  Buffer.from(bytes as Uint8Array).toString('base64url');

export async function makeAuthenticator(): Promise<Authenticator> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const id = crypto.getRandomValues(new Uint8Array(16));
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey);
  let counter = 0;

  function authData(rpId: string, flags: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpHash = Bun.SHA256.hash(rpId) as Uint8Array;
    return Buffer.concat([rpHash, Buffer.from([flags]), count, rest]);
  }
  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  return {
    async create({ challenge, rp }, origin) {
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const [first, second] = [x, y].map((text) => Buffer.from(text, 'base64url'));
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        first ?? Buffer.alloc(0),
        Buffer.from('225820', 'hex'),
        second ?? Buffer.alloc(0),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const data = authData(rp.id ?? '', 0x41, attested);
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068', 'hex'),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    async get({ challenge, rpId = '' }, origin) {
      counter += 1;
      const data = authData(rpId, 0x01);
      const client = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([data, Bun.SHA256.hash(client) as Uint8Array]);
      const how = { name: 'ECDSA', hash: 'SHA-256' };
      const raw = new Uint8Array(await crypto.subtle.sign(how, keys.privateKey, signed));
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(derOf(raw)),
        },
      };
    },
    goBack() {
      counter -= 1;
    },
  };
}

/** WebCrypto gives r and s side by side, WebAuthn wants them as ASN.1. */
function derOf(raw: Uint8Array): Buffer {
  const integers = [raw.subarray(0, 32), raw.subarray(32)].map((bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = Buffer.from(bytes.subarray(start === -1 ? 31 : start));
    const body = (short[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.alloc(1), short]) : short;
    return Buffer.concat([Buffer.from([0x02, body.length]), body]);
  });
  const all = Buffer.concat(integers);
  return Buffer.concat([Buffer.from([0x30, all.length]), all]);
}
