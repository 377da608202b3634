import type { en } from '../en.ts';

export const said: typeof en.said = {
  saved: 'Guardado.',
  deleted: 'Eliminado.',
  sent: 'Enviado.',
  approved: 'Aprobado. Ya se avisó a los socios.',
  rejected: 'Rechazado, con su motivo.',
  answered: 'Marcado como respondido.',
  sendingAgain: 'Va de nuevo en camino.',
  ended: 'La página terminó; su enlace ya no lleva a ninguna parte.',
  submitted: 'Enviado a revisión.',
};
