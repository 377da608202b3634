import type { en } from '../en.ts';
import { pluralsIn } from '../plural.ts';

const plural = pluralsIn('es');

export const reviews: typeof en.reviews = {
  title: 'Reseñas',
  subtitle: (store) => `Lo que los clientes dicen de ${store} y sus respuestas.`,
  listName: 'Reseñas',
  tabs: { open: 'Por responder', answered: 'Respondidas', all: 'Todas' },
  starsLabel: 'Calificación',
  allStars: 'Cualquier calificación',
  stars: (count) => plural(count, { one: '# estrella', other: '# estrellas' }),
  starsOf5: (count) => plural(count, { one: '# de 5 estrellas', other: '# de 5 estrellas' }),
  nobody: 'Anónimo',
  noText: 'Solo estrellas, sin texto.',
  answered: 'Respondida',
  open: 'Sin respuesta',
  yourAnswer: 'Su respuesta',
  answeredAt: (when) => `respondida ${when}`,
  answer: 'Responder',
  change: 'Cambiar la respuesta',
  emptyTitle: 'Aún no hay reseñas',
  empty: 'Aparecen aquí cuando Google Business está conectado a este concesionario.',
  emptyTabTitle: 'Aquí no hay nada',
  emptyTab: {
    open: 'Todas las reseñas tienen respuesta.',
    answered: 'Ninguna reseña tiene respuesta todavía.',
  },
  noMatchTitle: 'Ninguna reseña coincide',
  noMatch: 'En esta pestaña ninguna reseña tiene esa calificación.',
  replyTitle: 'Responder a una reseña',
  replyLabel: 'Su respuesta',
  draftHint: 'Es un borrador (en inglés) según lo que dice la reseña. Léalo, cámbielo y envíelo.',
  limitHint: 'Todos la ven debajo de la reseña. Hasta 4,096 caracteres.',
  characters: (count, limit) => `${count} de ${limit} caracteres`,
  send: 'Enviar la respuesta',
  missing: 'Escriba primero una respuesta.',
  tooLong: 'Una respuesta tiene como máximo 4,096 caracteres.',
  refused: 'Así no se puede enviar:',
  away: 'Ahora no se puede conectar con la red. No se envió nada; inténtelo en unos minutos.',
  networks: {
    x: 'X',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    google_business: 'Google',
  },
};
