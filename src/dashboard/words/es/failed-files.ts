import type { Words } from '../index.ts';

/** Why nothing of a file was taken in. */
export const fileSentences: Words['failures']['sentences'] = {
  'The file has no column for a VIN or stock number or the make.':
    'El archivo no tiene columna para el VIN o el número de inventario, ni para la marca.',
  'The file has no column for a VIN or stock number or the model.':
    'El archivo no tiene columna para el VIN o el número de inventario, ni para el modelo.',
  'The file has no column for a VIN or stock number or the make or the model.':
    'El archivo no tiene columna para el VIN o el número de inventario, ni para la marca ni el ' +
    'modelo.',
  'The file is empty.': 'El archivo está vacío.',
  'The file is a ZIP archive or an Excel workbook. Save the workbook as CSV, or pack it as gzip.':
    'El archivo es un ZIP o un libro de Excel. Guarde el libro como CSV, o comprímalo con gzip.',
  'The import ended before it was done.': 'La importación se interrumpió antes de terminar.',
  'The import took too long and was swept. Import the file again.':
    'La importación tardó demasiado y se descartó. Importe el archivo de nuevo.',
};

const notWellFormed = 'The file is not well-formed at line (\\d+), column (\\d+)';
const at = 'línea $1, columna $2';

export const filePatterns: Words['failures']['patterns'] = [
  [
    /^The file is in no format that is understood\. Understood are: [^]*$/,
    'El archivo no está en ningún formato conocido. Se entienden las exportaciones de HomeNet, ' +
      'vAuto, cars.com, AutoTrader, Google, Meta y sistemas de gestión (DMS), y las listas de ' +
      'vehículos en CSV, TSV, JSON o XML.',
  ],
  [
    /^The file is in the format (\S+), not (\S+)\.$/,
    'El archivo está en el formato $1 y se esperaba $2.',
  ],
  [
    /^The file shows no vehicle in its first (\d+) million characters\.$/,
    'En los primeros $1 millones de caracteres del archivo no hay ningún vehículo.',
  ],
  [/^The file holds more than (\d+) MB\.$/, 'El contenido del archivo pasa de $1 MB.'],
  [
    /^The file unpacks to more than (\d+) times its compressed size, as no stock list does\.$/,
    'Descomprimido, el archivo ocupa más de $1 veces su tamaño: no puede ser un inventario.',
  ],
  [
    /^To read the file takes more than (\d+) MB of memory\. Import it in parts\.$/,
    'Leer el archivo requiere más de $1 MB de memoria. Impórtelo por partes.',
  ],
  [/^The file has more than (\d+) columns\.$/, 'El archivo tiene más de $1 columnas.'],
  [/^The file is larger than (\d+) MB\.$/, 'El archivo pasa de $1 MB.'],
  [/^The file cannot be read: ([^]*)\.$/, 'No se puede leer el archivo ($1).'],
  [/^There is no feed file at (.+)\.$/, 'No hay ningún archivo en $1.'],
  [
    /^The import was ended: it took longer than (\d+) minutes\.$/,
    'La importación se detuvo porque tardó más de $1 minutos.',
  ],
  [
    /^The file would remove (\d+) of (\d+) vehicles \((\d+)%\), more than (\d+)%\. .*$/,
    'El archivo quitaría $1 de $2 vehículos ($3 %), más del $4 %. No se cambió nada. Un archivo ' +
      'posterior que quite los mismos sí se importará; para importar este, confírmelo.',
  ],
  [
    /^(.+) may not import the stock of this store \(any more\)\. Nothing was changed\.$/,
    '$1 ya no tiene permiso para importar el inventario. No se cambió nada.',
  ],
  [/^(.+) does not work at this store\.$/, '$1 no trabaja en este concesionario.'],
  [
    new RegExp(`^${notWellFormed}: the gzip data is damaged or cut short\\.$`),
    'El archivo gzip está dañado o incompleto.',
  ],
  [
    new RegExp(`^${notWellFormed}: the encoding "(.*)" is not known\\.$`),
    'No se conoce la codificación “$3” que indica el archivo.',
  ],
  [
    new RegExp(`^${notWellFormed}: a byte is not valid (\\S+)\\.$`),
    `El archivo tiene un carácter que no es $3 válido (${at}).`,
  ],
  [
    new RegExp(`^${notWellFormed}: a quoted value never ends\\.$`),
    `En el archivo hay un valor con comillas que no se cierran (${at}).`,
  ],
  [
    new RegExp(`^${notWellFormed}: it ends too early\\.$`),
    `El archivo está incompleto: termina antes de tiempo (${at}).`,
  ],
  [
    new RegExp(`^${notWellFormed}: (?:a line|a value|a tag or a text) is too long\\.$`),
    `El archivo tiene un texto demasiado largo (${at}).`,
  ],
  [new RegExp(`^${notWellFormed}: [^]*$`), `El archivo está mal escrito (${at}).`],
];
