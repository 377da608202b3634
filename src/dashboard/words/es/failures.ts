import type { Words } from '../index.ts';
import { filePatterns, fileSentences } from './failed-files.ts';
import { postPatterns } from './failed-posts.ts';
import { rowPatterns, rowSentences } from './failed-rows.ts';
import { writingPatterns, writingSentences } from './failed-writing.ts';
import { details, rules as messages, needs, suggestions } from './rules/index.ts';

/** As connections, receivers and networks fail; whatever is not here stays in English. */
export const failures: Words['failures'] = {
  sentences: {
    ...fileSentences,
    ...rowSentences,
    ...writingSentences,
    'The host refused the connection.': 'El servidor rechazó la conexión.',
    'No connection to the host came about.': 'No se logró conectar con el servidor.',
    "The host's certificate is for another name.": 'El certificado del servidor es de otro nombre.',
    "The host's certificate has expired.": 'El certificado del servidor ha caducado.',
    "The host's certificate is not valid yet.": 'El certificado del servidor aún no es válido.',
    "The host's certificate does not lead to a known authority.":
      'El certificado del servidor no lleva a una autoridad conocida.',
    'No TLS connection to the host came about.': 'No se logró una conexión segura con el servidor.',
    "The answer's header is too long.": 'El encabezado de la respuesta es demasiado largo.',
    'The answer is not valid HTTP.': 'La respuesta no es HTTP válido.',
    'The connection was closed without an answer.': 'La conexión se cerró sin respuesta.',
    'The connection was closed before the answer was complete.':
      'La conexión se cerró antes de que la respuesta estuviera completa.',
    'The call was cancelled.': 'Se canceló.',
    'The host name resolves to an address not public.':
      'El nombre del servidor lleva a una dirección que no es pública.',
    'The account is not connected.': 'La cuenta no está conectada.',
    'The account was disconnected.': 'La cuenta se desconectó.',
    'The network does not take the token any more; connect the account again.':
      'La red ya no acepta el acceso; vuelva a conectar la cuenta.',
    'The token cannot be renewed: the settings of the network are missing.':
      'El acceso no se puede renovar: faltan los ajustes de la red en el servidor.',
  },
  patterns: [
    ...filePatterns,
    ...rowPatterns,
    ...writingPatterns,
    ...postPatterns,
    [
      /^There was no complete answer within ([\d.]+) s\.$/,
      'No hubo una respuesta completa en $1 s.',
    ],
    [/^The host name (\S+) has no address\.$/, 'El nombre $1 no tiene dirección.'],
    [
      /^The receiver answered (\d{3}); redirects are not followed\.$/,
      'El receptor respondió $1; no se siguen las redirecciones.',
    ],
    [/^The receiver answered (\d{3})\.$/, 'El receptor respondió $1.'],
    [
      /^The address answered with status (\d{3})\. Redirects are not followed: .*$/,
      'La dirección respondió $1. No se siguen las redirecciones: indique la dirección nueva.',
    ],
    [/^The address answered with status (\d{3})\.$/, 'La dirección respondió $1.'],
    [
      /^The right to (.+) has been taken back; connect the account again\.$/,
      'Se retiró el permiso $1; vuelva a conectar la cuenta.',
    ],
    [/^(\S+) does not take the token any more \((.*)\)\.$/, '$1 ya no acepta el acceso ($2).'],
    [/^(\S+) refused the client's settings \((.*)\)\.$/, '$1 rechazó los ajustes ($2).'],
    [
      /^Disabled at \S+ after (\d+) failed attempts in a row\.(?: The last one: .*)?$/,
      'Se desactivó tras $1 intentos fallidos seguidos.',
    ],
  ],
};

export const rules: Words['rules'] = {
  messages,
  suggestions,
  needs,
  details,
  notFound: 'No se encontró:',
  text: 'Texto:',
  flagged: 'Marcado para revisión según',
};
