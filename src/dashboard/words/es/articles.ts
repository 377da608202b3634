import type { en } from '../en.ts';
import { pluralsIn } from '../plural.ts';

const plural = pluralsIn('es');

export const articles: typeof en.articles = {
  title: 'Artículos',
  subtitle: (store) => `Lo que Forecourt escribió para ${store} y en qué punto está cada texto.`,
  newArticle: 'Nuevo artículo',
  searchTitles: 'Buscar por título',
  allTypes: 'Todos los tipos',
  typeLabel: 'Tipo',
  orderLabel: 'Orden',
  orders: {
    changed: 'Últimos cambios',
    oldest: 'Más antiguos',
    title: 'Título',
  },
  types: {
    basic: 'Guía',
    qa: 'Preguntas',
    expert: 'A fondo',
    modellanding: 'Página de modelo',
    comparison: 'Comparativa',
    salesevent: 'Evento de ventas',
  },
  tabs: {
    all: 'Todos',
    submitted: 'Por revisar',
    escalated: 'Consultados',
    approved: 'Aprobados',
    rejected: 'Rechazados',
    none: 'Borradores',
  },
  columns: {
    title: 'Título',
    state: 'Estado',
    readers: 'Lectores',
    check: 'Control',
    changed: 'Cambio',
  },
  words: (count) => plural(count, { one: '# palabra', other: '# palabras' }),
  writingTitle: 'En redacción',
  writingText: 'Puede salir de esta página; el artículo aparecerá en «Por revisar».',
  steps: {
    research: 'Investigación',
    outline: 'Esquema',
    writing: 'Redacción',
    figures: 'Control de cada cifra',
    compliance: 'Reglas de publicidad',
    ready: 'Listo',
  },
  choose: (title) => `Seleccionar «${title}»`,
  chooseAll: 'Seleccionar todos los de esta página',
  approveChosen: 'Aprobar los seleccionados',
  approvedCount: (count) =>
    plural(count, { one: 'Se aprobó # artículo.', other: 'Se aprobaron # artículos.' }),
  leftCount: (count) =>
    plural(count, {
      one: 'Se omitió #: alguien lo editó o decidió mientras tanto. Léalo primero.',
      other: 'Se omitieron #: alguien los editó o decidió mientras tanto. Léalos primero.',
    }),
  ownCount: (count) =>
    plural(count, {
      one: 'Se omitió # porque es suyo: debe aprobarlo otra persona.',
      other: 'Se omitieron # porque son suyos: debe aprobarlos otra persona.',
    }),
  listName: 'Artículos',
  checkShort: 'Control',
  unchecked: 'Sin control',
  emptyTitle: 'Aún no hay artículos',
  empty: 'Aquí aparece lo que Forecourt escribe para usted. El primero tarda un minuto.',
  noMatchTitle: 'Ningún artículo coincide',
  noMatch: 'Nada en esta pestaña coincide con su búsqueda.',
  emptyTab: 'Ahora no hay ningún artículo aquí.',
};
