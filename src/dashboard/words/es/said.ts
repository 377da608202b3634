import type { en } from '../en.ts';

export const said: typeof en.said = {
  saved: 'Guardado.',
  deleted: 'Eliminado.',
  sent: 'Enviado.',
  approved: 'Aprobado. Ya se avisó a los socios.',
  rejected: 'Rechazado, con su motivo.',
  submitted: 'Enviado a revisión.',
  escalated: 'La decisión pasó al otro revisor.',
  overridden: 'Aprobado por excepción, con su motivo.',
  scheduled: 'Programado.',
  published: 'Publicado. Los lectores ya lo ven.',
  unpublished: 'Retirado.',
  checking: 'La comprobación ha comenzado.',
  writingAgain: 'Se está escribiendo de nuevo.',
  dismissed: 'Descartado. Lo encuentra en «Descartadas».',
  restored: 'De nuevo en la lista.',
  done: 'Marcado como hecho.',
  researching: 'La investigación ha comenzado.',
};
