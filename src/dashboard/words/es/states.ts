import type { en } from '../en.ts';

export const states: typeof en.states = {
  draft: 'Borrador',
  writing: 'En redacción',
  failed: 'Falló',
  waiting: 'Por revisar',
  escalated: 'Consultado',
  approved: 'Aprobado',
  overridden: 'Aprobado por excepción',
  rejected: 'Rechazado',
  awaitingInput: 'Falta su elección',
  live: 'Publicado',
  scheduled: 'Programado',
  notLive: 'Sin publicar',
};
