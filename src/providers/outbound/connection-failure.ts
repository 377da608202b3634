import type { CallFailure } from '../call.ts';

/** How far a request had come when its connection failed. */
export type Phase = 'connecting' | 'securing' | 'connected' | 'answering';

/** What failed, in one sentence. The runtime's own messages tell addresses, so they stay inside. */
export function connectionFailure(phase: Phase, error: Error | undefined): CallFailure {
  const code = codeOf(error);
  switch (phase) {
    case 'connecting':
      return { kind: 'connection_failed', message: connectMessage(code) };
    case 'securing':
      return { kind: 'tls_failed', message: tlsMessage(code) };
    case 'connected':
      return { kind: 'broken_off', message: answerMessage(code) };
    case 'answering':
      return {
        kind: 'broken_off',
        message: 'The connection was closed before the answer was complete.',
      };
  }
}

function codeOf(error: Error | undefined): string {
  return error && 'code' in error ? String(error.code) : '';
}

function connectMessage(code: string): string {
  return code === 'ECONNREFUSED'
    ? 'The host refused the connection.'
    : 'No connection to the host came about.';
}

function tlsMessage(code: string): string {
  switch (code) {
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return "The host's certificate is for another name.";
    case 'CERT_HAS_EXPIRED':
      return "The host's certificate has expired.";
    case 'CERT_NOT_YET_VALID':
      return "The host's certificate is not valid yet.";
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return "The host's certificate does not lead to a known authority.";
    default:
      return 'No TLS connection to the host came about.';
  }
}

function answerMessage(code: string): string {
  if (code === 'HPE_HEADER_OVERFLOW') return "The answer's header is too long.";
  if (code.startsWith('HPE_')) return 'The answer is not valid HTTP.';
  return 'The connection was closed without an answer.';
}
