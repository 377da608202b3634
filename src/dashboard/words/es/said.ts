import type { en } from '../en.ts';

export const said: typeof en.said = {
  saved: 'Guardado.',
  deleted: 'Eliminado.',
  sent: 'Enviado.',
  approved: 'Aprobado. Ya se avisó a los socios.',
  rejected: 'Rechazado, con su motivo.',
  imported: 'El archivo se importó.',
  feedAdded: 'El feed se consultará desde ahora; la primera vez, en menos de un minuto.',
  feedRemoved: 'El feed ya no se consulta. El inventario se conserva.',
  uploaded: 'La imagen está en la biblioteca.',
  describing: 'Las descripciones se están redactando.',
  submitted: 'Enviado a revisión.',
};
