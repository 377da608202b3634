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
  withdrawn: 'La invitación se retiró.',
  memberAdded: 'Ya tiene una cuenta y desde ahora trabaja aquí.',
  roleChanged: 'La función cambió.',
  memberRemoved: 'Ya no trabaja en este concesionario.',
  keyRevoked: 'La clave se revocó.',
  webhookOn: 'Activado. Lo que esperaba se está enviando.',
  webhookOff: 'Desactivado. Lo que ocurra entretanto espera.',
  webhookDeleted: 'El webhook se eliminó.',
  redelivered: 'En camino otra vez.',
  sessionEnded: 'Se cerró esa sesión.',
};
