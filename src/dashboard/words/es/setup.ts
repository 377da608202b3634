import type { en } from '../en.ts';

export const setup: typeof en.setup = {
  ownerTitle: 'Le damos la bienvenida a Forecourt',
  ownerText: 'Es la primera persona aquí, así que será el propietario.',
  invitedTitle: (store) => `Invitación de ${store}`,
  invitedText: (role) => `Su función allí: ${role.toLowerCase()}.`,
  passwordTitle: 'Elija una contraseña',
  passwordText: 'Se cierran las sesiones abiertas con la contraseña anterior.',
  name: 'Su nombre',
  passwordHint: 'Al menos 12 caracteres. Unas palabras seguidas se recuerdan bien.',
  passwordYouHave: 'La que ya usa para Forecourt.',
  submit: 'Continuar',
  goneTitle: 'Este enlace ya no funciona',
  gone: 'Ya se usó, se reemplazó o tiene más de 24 horas. Pida uno nuevo.',
  stepOf: (step, all) => `Paso ${step} de ${all}`,
  factorTitle: 'Un segundo factor',
  factorText:
    'Con una aplicación de autenticación o una llave de acceso, adivinar la contraseña no basta.',
  factorLater: 'Más tarde',
  storeTitle: 'Su concesionario',
  storeText: 'Como lo conocen sus clientes. Todo se puede cambiar después.',
  store: {
    name: 'Nombre del concesionario',
    city: 'Ciudad',
    state: 'Estado o provincia',
    zip: 'Código postal',
    zone: 'Zona horaria',
  },
  zoneHint: 'Todas las horas de estas páginas están en esta zona.',
  storeSubmit: 'Crear el concesionario',
  zoneWrong: 'Elija una zona horaria.',
  tooLong: 'Escriba como máximo 200 caracteres.',
  stockTitle: 'Su inventario',
  stockText:
    'Forecourt escribe sobre los vehículos de su concesionario. Suba un archivo con ellos o ' +
    'indique la dirección de su feed, que se mantiene al día por sí solo.',
  stockNow: 'Importar inventario',
  stockLater: 'Más tarde',
  nameMissing: 'Escriba el nombre del concesionario.',
};
