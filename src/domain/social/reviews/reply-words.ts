import type { Topic } from './reply-topics.ts';

/** Sentences of a reply: each is said of any review of its kind, and true whatever happened. */
export type ReplyWords = {
  /** With words; and with stars alone. */
  praised: readonly string[];
  starred: (stars: number) => string;
  /** After praise that holds a "but". */
  frank: string;
  middling: readonly string[];
  middlingStars: string;
  bad: readonly string[];
  badStars: string;
  grave: string;
  praisedFor: Partial<Record<Topic, string>>;
  troubleWith: Record<Topic, string>;
  welcome: readonly string[];
  call: (phone: string) => string;
  visit: string;
  more: (phone: string | null) => string;
};

const english: ReplyWords = {
  praised: ['Thank you for the kind words!', 'Thank you for taking the time to share this!'],
  starred: (stars) => `Thank you for the ${['', '', '', '', 'four', 'five'][stars]} stars!`,
  frank: 'Thank you for the kind words, and for being frank about what could have gone better.',
  middling: ['Thank you for the honest feedback.', 'Thank you for telling us how it went.'],
  middlingStars: 'Thank you for the rating.',
  bad: [
    'We are sorry to read this, and thank you for telling us.',
    'Thank you for telling us. We are sorry to hear about your experience.',
  ],
  badStars: 'We are sorry that we did not earn a better rating.',
  grave: 'We are sorry to read this. What you describe is a serious matter.',
  praisedFor: {
    service: 'It means a lot to everybody in our service department.',
    purchase: 'It means a lot to our sales team.',
  },
  troubleWith: {
    respect: 'Everybody who comes to us should be treated with respect.',
    price: 'Prices and fees should be clear from the start.',
    paperwork: 'We understand how frustrating open paperwork is.',
    contact: 'Keeping in touch should be easy, and on your terms.',
    wait: 'We understand that your time is valuable.',
    service: 'We understand how frustrating it is when service work leaves you with questions.',
    car: 'We understand how frustrating trouble with a vehicle is.',
    purchase: 'Buying a vehicle should be a good experience.',
  },
  welcome: ['We look forward to seeing you again.', 'We hope to see you again soon.'],
  call: (phone) =>
    `Please call us at ${phone} and ask for a manager, so we can hear from you directly.`,
  visit: 'Please ask for a manager at the store, so we can hear from you directly.',
  more: (phone) =>
    phone === null
      ? 'If you would like to tell us more, please ask for a manager at the store.'
      : `If you would like to tell us more, you can reach us at ${phone}.`,
};

const starsInSpanish = ['', '', '', '', 'cuatro', 'cinco'];

const spanish: ReplyWords = {
  praised: ['¡Gracias por sus amables palabras!', '¡Gracias por tomarse el tiempo de escribirnos!'],
  starred: (stars) => `¡Gracias por las ${starsInSpanish[stars]} estrellas!`,
  frank: 'Gracias por sus amables palabras y por decirnos con franqueza qué pudo haber sido mejor.',
  middling: ['Gracias por su opinión sincera.', 'Gracias por contarnos cómo le fue.'],
  middlingStars: 'Gracias por su calificación.',
  bad: [
    'Lamentamos leer esto y le agradecemos que nos lo haya dicho.',
    'Gracias por decírnoslo. Lamentamos la experiencia que describe.',
  ],
  badStars: 'Lamentamos no haber merecido una mejor calificación.',
  grave: 'Lamentamos leer esto. Lo que describe es un asunto serio.',
  praisedFor: {
    service: 'Significa mucho para todo nuestro departamento de servicio.',
    purchase: 'Significa mucho para nuestro equipo de ventas.',
  },
  troubleWith: {
    respect: 'Toda persona que nos visita merece un trato respetuoso.',
    price: 'Los precios y cargos deben estar claros desde el principio.',
    paperwork: 'Entendemos lo frustrante que es tener trámites pendientes.',
    contact: 'Mantenerse en contacto debe ser fácil y como usted prefiera.',
    wait: 'Entendemos que su tiempo es valioso.',
    service: 'Entendemos lo frustrante que es quedarse con dudas después de un servicio.',
    car: 'Entendemos lo frustrante que es tener problemas con un vehículo.',
    purchase: 'Comprar un vehículo debe ser una buena experiencia.',
  },
  welcome: ['Esperamos verle de nuevo.', 'Será un gusto recibirle otra vez.'],
  call: (phone) => `Llámenos al ${phone} y pregunte por un gerente para que podamos escucharle.`,
  visit: 'Pregunte por un gerente en la tienda para que podamos escucharle.',
  more: (phone) =>
    phone === null
      ? 'Si desea contarnos más, pregunte por un gerente en la tienda.'
      : `Si desea contarnos más, puede llamarnos al ${phone}.`,
};

export const replyWords = { english, spanish } as const;
