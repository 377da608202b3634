import type { en } from '../en.ts';

export const signIn: typeof en.signIn = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  forgotten: '¿La olvidó? Un gerente de su concesionario puede enviarle un enlace nuevo.',
  promise: ['Cada cifra de la página,', 'con el auto del que viene.'],
  points: [
    'Revisado según las reglas de publicidad de su estado',
    'Al día con el inventario de esta mañana',
    'No se publica nada que nadie haya aprobado',
  ],
  passkey: 'Entrar con una llave de acceso',
  or: 'o',
  wrong: 'El correo o la contraseña no son correctos.',
  tooMany: (minutes) => `Demasiados intentos. Vuelva a probar en ${minutes} minutos.`,
  needsHttps: 'Aquí hace falta https para iniciar sesión, para que nadie pueda leerla.',
  signedOut: 'Ha cerrado la sesión.',
  codeTitle: 'Segundo paso',
  codeText: 'Escriba los seis dígitos de su aplicación de autenticación.',
  code: 'Código',
  codeSubmit: 'Continuar',
  recovery: '¿No tiene el teléfono a mano? Escriba uno de sus códigos de recuperación.',
  wrongCode: 'Este código no es correcto o ya se usó.',
  passkeyFailed: 'La llave de acceso no funcionó. Pruebe otra vez o use su contraseña.',
  startAgain: 'Empezar de nuevo',
  passkeyText: 'Confirme con su llave de acceso.',
  confirmTitle: '¿Sigue siendo usted?',
  confirmText:
    'Las claves y las personas piden una segunda mirada. Escriba su contraseña o un código de su aplicación.',
  passwordOrCode: 'Contraseña o código',
};
