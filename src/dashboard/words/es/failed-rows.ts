import type { Words } from '../index.ts';

/** What is wrong with a feed and its rows. */
export const rowSentences: Words['failures']['sentences'] = {
  'The file has no column for a VIN or stock number.':
    'El archivo no tiene columna para el VIN ni el número de inventario.',
  'The file has no column for the make.': 'El archivo no tiene columna para la marca.',
  'The file has no column for the model.': 'El archivo no tiene columna para el modelo.',
  'The file has no column for the make or the model.':
    'El archivo no tiene columna para la marca ni para el modelo.',
  'Another import of this site ended meanwhile. Import the file again.':
    'Entretanto terminó otra importación. Importe el archivo de nuevo.',
  'The row names no make.': 'La fila no indica la marca.',
  'The row names no model.': 'La fila no indica el modelo.',
  'The row names no model year.': 'La fila no indica el año del modelo.',
  'The row names no store.': 'La fila no indica el concesionario.',
  'The row has neither a VIN nor a stock number.':
    'La fila no tiene ni VIN ni número de inventario.',
  'A quoted value in the row never ends.':
    'En la fila hay un valor con comillas que no se cierran.',
  'The value is nested too deeply.': 'El valor tiene demasiados niveles.',
  'The vehicle is nested too deeply.': 'El vehículo tiene demasiados niveles.',
  'The vehicle has too many elements.': 'El vehículo tiene demasiados elementos.',
  'The vehicle is too long.': 'Los datos del vehículo son demasiado largos.',
  'The text of an element is too long.': 'El texto de un elemento es demasiado largo.',
  'The MSRP is lower than the price of this used car, so it is left out.':
    'El MSRP es menor que el precio de este usado, así que se omite.',
};

export const rowPatterns: Words['failures']['patterns'] = [
  [/^"([^]*)" is not a make\.$/, '“$1” no es una marca.'],
  [/^"([^]*)" is not a model\.$/, '“$1” no es un modelo.'],
  [/^"([^]*)" is not a color\.$/, '“$1” no es un color.'],
  [/^"([^]*)" is not a price\.$/, '“$1” no es un precio.'],
  [/^"([^]*)" is a payment, not a price\.$/, '“$1” es un pago, no un precio.'],
  [/^The price "([^]*)" cannot be a vehicle's\.$/, '“$1” no puede ser el precio de un vehículo.'],
  [/^"([^]*)" is not a mileage\.$/, '“$1” no es un millaje.'],
  [/^The mileage "([^]*)" is impossible\.$/, 'El millaje “$1” es imposible.'],
  [
    /^No column has the mileage; ([\d,. ]+ (?:mi|km)) is taken from the description\.$/,
    'Ninguna columna trae el millaje; $1 se toma de la descripción.',
  ],
  [/^"([^]*)" is not a date\.$/, '“$1” no es una fecha.'],
  [/^"([^]*)" lies in the future\.$/, 'La fecha “$1” está en el futuro.'],
  [/^"([^]*)" is not a web address\.$/, '“$1” no es una dirección web.'],
  [/^"([^]*)" is not a stock number\.$/, '“$1” no es un número de inventario.'],
  [
    /^"([^]*)" is not a stock state that is known; read as available\.$/,
    'No se conoce el estado “$1”; se toma como disponible.',
  ],
  [
    /^"([^]*)" is not a state of shipping; the row's columns seem to have slid\.$/,
    '“$1” no es un estado de envío; parece que las columnas de la fila se corrieron.',
  ],
  [
    /^"([^]*)" is not a known Toyota model line\.$/,
    'No se conoce “$1” como línea de modelos de Toyota.',
  ],
  [
    /^"([^]*)" is no model of (.+) that is known; texts leave it out\.$/,
    'No se conoce “$1” como modelo de $2; los textos no lo mencionan.',
  ],
  [
    /^"([^]*)" is no model of (.+); (.+) is taken from the VIN\.$/,
    '“$1” no es un modelo de $2; del VIN se toma $3.',
  ],
  [
    /^"([^]*)" names no trim; texts leave it out\.$/,
    '“$1” no es una versión; los textos la omiten.',
  ],
  [
    /^The row names no model year; (\d{4}) is taken from the VIN\.$/,
    'La fila no indica el año del modelo; del VIN se toma $1.',
  ],
  [
    /^"([^]*)" is no model year; (\d{4}) is taken from the VIN\.$/,
    '“$1” no es un año de modelo; del VIN se toma $2.',
  ],
  [/^"([^]*)" is no model year\.$/, '“$1” no es un año de modelo.'],
  [
    /^The row says ([^]*) but the VIN (\S+) says ([^]*)\.$/,
    'La fila dice $1, pero el VIN $2 dice $3.',
  ],
  [
    /^The row has (\d+) values for (\d+) columns, so they have slid\.$/,
    'La fila tiene $1 valores para $2 columnas, así que se corrieron.',
  ],
  [/^The row has more than (\d+) columns\.$/, 'La fila tiene más de $1 columnas.'],
  [/^The row has no vin\.$/, 'La fila no tiene VIN.'],
  [/^The row has no make\.$/, 'La fila no tiene marca.'],
  [/^The row has no model\.$/, 'La fila no tiene modelo.'],
  [/^The row has no year\.$/, 'La fila no tiene año.'],
  [
    /^Line (\d+) has the same VIN; that row is used\.$/,
    'La línea $1 tiene el mismo VIN; se usa esa fila.',
  ],
  [
    /^Line (\d+) has the same stock number; that row is used\.$/,
    'La línea $1 tiene el mismo número de inventario; se usa esa fila.',
  ],
  [/^There is no site "([^]*)" \(rows: (\d+)\)\.$/, 'No existe el concesionario “$1” (filas: $2).'],
  [
    /^The price ([\d,]+) is under a tenth of what its like cost here \(([\d,]+)\); texts and .*$/,
    'El precio $1 no llega a la décima parte de lo que cuestan aquí otros iguales ($2); se ' +
      'omite en los textos y las cifras.',
  ],
  [
    /^The VIN (\S+) has (\d+) characters instead of 17\.$/,
    'El VIN $1 tiene $2 caracteres en lugar de 17.',
  ],
  [
    /^The VIN (\S+) holds a character that is neither letter nor digit\.$/,
    'El VIN $1 tiene un carácter que no es ni letra ni número.',
  ],
  [
    /^The VIN (\S+) holds an I, O or Q, which no VIN may\.$/,
    'El VIN $1 tiene una I, O o Q, que ningún VIN puede llevar.',
  ],
  [
    /^The check digit of VIN (\S+) is (\S) but works out as (\S)\.$/,
    'El dígito verificador del VIN $1 es $2, pero debería ser $3.',
  ],
  [
    /^The VIN (\S+) fails its check digit; kept as a maker's provisional one\.$/,
    'El dígito verificador del VIN $1 no concuerda; se conserva como VIN provisional de fábrica.',
  ],
  [
    /^The VIN (\S+) carries no check digit, as is usual outside North America\.$/,
    'El VIN $1 no lleva dígito verificador, como es normal fuera de Norteamérica.',
  ],
  [
    /^The vehicle is not (?:well-formed|valid JSON) at line (\d+), column (\d+): .*$/,
    'El vehículo está mal escrito en la línea $1, columna $2.',
  ],
  [
    /^No row of the file can be imported \((\d+) read, (\d+) rejected\)\.$/,
    'No se puede importar ninguna fila del archivo ($1 leídas, $2 rechazadas).',
  ],
  [/^The first problem is on line (\d+):$/, 'El primer problema está en la línea $1:'],
  [/^Its columns are: ([^]*) and (\d+) more\.$/, 'Sus columnas son: $1 y $2 más.'],
  [/^Its columns are: ([^]*)\.$/, 'Sus columnas son: $1.'],
];
