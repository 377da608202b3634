import type { Words } from '../index.ts';

/** Why a text was not written, and a keyword not researched. */
export const writingSentences: Words['failures']['sentences'] = {
  'The article could not be written. Create it again later.':
    'No se pudo redactar el artículo. Inténtelo más tarde.',
  'A model landing page needs a year, a make and a model.':
    'Una página de modelo necesita año, marca y modelo.',
  'A sales-event article needs an event.': 'Un artículo de evento de ventas necesita un evento.',
  'Questions and answers need questions.':
    'Un artículo de preguntas y respuestas necesita preguntas.',
  'A comparison needs two to five vehicles.': 'Una comparación necesita de dos a cinco vehículos.',
  'Research did not come to an end. Try the keyword again later.':
    'La investigación no llegó a terminar. Pruebe la búsqueda más tarde.',
  'The description could not be written. Ask for it again later.':
    'No se pudo redactar la descripción. Pídala de nuevo más tarde.',
  'The vehicle is not in stock any more.': 'El vehículo ya no está en el inventario.',
  'The feed names a model that is none. Mend its row, and import it again.':
    'El archivo trae un modelo que no existe. Corrija la fila e impórtela de nuevo.',
  'A person was faster.': 'Alguien lo cambió antes.',
  'A person decided not to post it.': 'Alguien decidió no publicarlo.',
  'The image could not be kept.': 'No se pudo guardar la imagen.',
  'The image could not be made. Try again later.':
    'No se pudo crear la imagen. Inténtelo más tarde.',
  'The site has no such address for leads any more.':
    'El concesionario ya no tiene esa dirección para los prospectos.',
};

const model: readonly (readonly [string, string])[] = [
  ['The text model is not set up rightly.', 'no está bien configurado.'],
  ['The text model does not take the request.', 'no acepta la solicitud.'],
  ['The text model has no quota left.', 'ya no tiene saldo.'],
  ['The text model cannot be reached.', 'no responde.'],
  ['The model took too long.', 'tardó demasiado.'],
  ['The model took too long for the whole.', 'tardó demasiado en total.'],
  ['The answer of the model does not end.', 'dio una respuesta sin fin.'],
  ['The answer of the model is not JSON.', 'dio una respuesta que no se puede leer.'],
  ['The model, or a filter before it, refused to answer.', 'o su filtro se negó a responder.'],
];

const nothing = 'Aquí nada responde a “$1”';

function nearest(gap: string): RegExp {
  const question = String.raw`The nearest question with an answer, "([^]*)", ${gap}`;
  return new RegExp(String.raw`^Nothing here answers "([^]*)"\. ${question}\.$`);
}

export const writingPatterns: Words['failures']['patterns'] = [
  [
    /^Nothing here answers "([^]*)": no store fact and no topic covers ([^]*)\.$/,
    `${nothing}: ningún dato del concesionario y ningún tema trata de $2.`,
  ],
  [
    nearest('leaves out ([^]*)'),
    `${nothing}. La pregunta más cercana que tiene respuesta, “$2”, no incluye $3.`,
  ],
  [
    nearest('asks for something else'),
    `${nothing}. La pregunta más cercana que tiene respuesta, “$2”, pide otra cosa.`,
  ],
  [
    /^Nothing is known about the ([^]*): none is in stock, and no fact table has it\. .*$/,
    'No se sabe nada de $1: no hay ninguno en el inventario ni en las tablas de datos. Importe ' +
      'inventario que lo incluya.',
  ],
  [/^Nothing is known of the kind "([^]*)"\.$/, 'No se conoce el tipo de evento “$1”.'],
  [/^(\S+) is not written here any more\. .*$/, 'Aquí ya no se redacta en este idioma ($1).'],
  [
    /^The embedded writer cannot write "([^]*)" articles\.$/,
    'El redactor incluido no puede escribir este tipo de artículo.',
  ],
  ...model.map(([english, spanish]) => {
    const said = english.replaceAll('.', String.raw`\.`);
    return [
      new RegExp(`^(?:The text model could not write it: )?${said}$`),
      `El modelo de texto ${spanish}`,
    ] as const;
  }),
];
