import type { en } from '../en.ts';

export const errors: typeof en.errors = {
  notFoundTitle: 'Esta página no existe',
  notFound: 'Puede que se haya eliminado o que la dirección tenga un error.',
  forbiddenTitle: 'Su función no permite hacer esto',
  forbidden: 'No ha cambiado nada. Alguien con una función superior puede hacerlo por usted.',
  factorTitle: 'Este concesionario pide un segundo factor',
  factor: 'Configúrelo en su cuenta y vuelva. No ha cambiado nada.',
  otherOriginTitle: 'Esto no viene de Forecourt',
  otherOrigin: 'La solicitud vino de otro sitio web, así que no se hizo nada.',
  methodTitle: 'Esta página no admite eso',
  method: 'No ha cambiado nada.',
  conflictTitle: 'Alguien se le adelantó',
  invalidTitle: 'Así no se puede hacer',
  tooLargeTitle: 'Es demasiado grande',
  slowDownTitle: 'Demasiadas solicitudes a la vez',
  unavailableTitle: 'El servidor no puede guardarlo ahora',
  unavailable: 'No ha cambiado nada. Inténtelo de nuevo en un momento.',
  failedTitle: 'Algo falló de nuestro lado',
  failed: 'Ya quedó registrado. No se perdió nada de lo guardado; inténtelo en un momento.',
  requestId: (id) => `Si pide ayuda, indique este número: ${id}`,
  home: 'Ir a la página de inicio',
};
