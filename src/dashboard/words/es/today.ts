import type { en } from '../en.ts';
import { pluralsIn } from '../plural.ts';

const plural = pluralsIn('es');

export const today: typeof en.today = {
  at: (day, store) => `${day} en ${store}`,
  importStock: 'Importar inventario',
  newArticle: 'Nuevo artículo',
  waiting: 'Por revisar',
  oldestSince: (when) => `el más antiguo: ${when}`,
  nothingWaiting: 'no hay nada en espera',
  inStock: 'En inventario',
  over90: (count) => plural(count, { one: '# con más de 90 días', other: '# con más de 90 días' }),
  feed: (when) => `feed ${when}`,
  noFeed: 'aún sin inventario',
  leads: 'Prospectos nuevos',
  noLeads: 'nadie espera respuesta',
  clicks: 'Clics, 28 días',
  clicksChange: 'frente a los 28 días anteriores',
  noClicks: 'aún sin cifras de búsqueda',
  needsYou: 'Le toca a usted',
  allWaiting: (count) => `Los ${count}`,
  by: (type, maker) => `${type} de ${maker}`,
  nothingNeedsYou: 'No hay nada pendiente',
  nothingNeedsYouText: 'Aquí aparece lo que falla o espera una revisión.',
  clicksChart: 'Clics desde el buscador',
  last28: 'Últimos 28 días',
  before28: '28 días anteriores',
  day: 'Día',
  stores: 'Sus concesionarios',
  store: 'Concesionario',
  checklist: 'Primeros pasos',
  checklistText: 'Esta lista desaparece sola cuando todo esté hecho.',
  steps: {
    feed: 'Importe el inventario o indique la dirección de su feed',
    facts: 'Cuente qué ofrece el concesionario: horarios, servicios, cargos',
    voice: 'Diga cómo deben sonar sus textos',
    article: 'Pida el primer artículo',
    colleague: 'Invite a un colega',
    webhook: 'Avise a su sitio web cuando se publique algo',
  },
  done: 'hecho',
};
