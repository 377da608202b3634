/**
 * What makes and checks challenges for passkeys, loaded when somebody first uses one. Its
 * certificates need reflect-metadata: from the source it is there in time, in a bundle what needs
 * it would run first.
 */
export async function webauthn(): Promise<typeof import('@simplewebauthn/server')> {
  await import('reflect-metadata');
  return import('@simplewebauthn/server');
}
