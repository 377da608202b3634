import type { en } from '../en.ts';

export const said: typeof en.said = {
  saved: 'Guardado.',
  deleted: 'Eliminado.',
  sent: 'Enviado.',
  approved: 'Aprobado. Ya se avisó a los socios.',
  rejected: 'Rechazado, con su motivo.',
  submitted: 'Enviado a revisión.',
  passwordChanged: 'Su contraseña cambió. Se cerraron las demás sesiones.',
  factorAdded: 'Su segundo factor está activado.',
  factorRemoved: 'Quitado.',
  sessionEnded: 'Se cerró esa sesión.',
};
