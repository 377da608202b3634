import type { en } from '../en.ts';

export const editor: typeof en.editor = {
  title: 'Editar',
  text: 'Texto en Markdown',
  hint:
    'La primera línea, después de «# », es el título. ' +
    'Un texto editado necesita otra aprobación.',
  save: 'Guardar como versión nueva',
  preview: 'Vista previa',
  previewTitle: 'Vista previa de lo que aún no está guardado',
  previewEmpty: 'Elija «Vista previa» para ver aquí lo que escribió.',
  unsaved: 'Hay un texto suyo de antes que no se guardó.',
  takeUnsaved: 'Retomarlo',
  toolbar: 'Formatos',
  bold: 'Negrita',
  italic: 'Cursiva',
  heading: 'Encabezado',
  list: 'Lista',
  link: 'Enlace',
  wrong: 'El texto no puede estar vacío y tiene 500,000 caracteres como máximo.',
  liveNote: (live, next) =>
    `Los lectores ven la versión ${live}; usted edita la versión ${next}. ` +
    'Ellos conservan la suya hasta que se publique la de usted.',
  liveAtOnce: 'Los lectores lo ven: lo que guarde se publica de inmediato.',
  putIn: (words) => `Se insertó «${words}» después de la oración en cuestión. Ajústelo y guarde.`,
  conflictTitle: 'Otra persona guardó este texto',
  conflict: (version) =>
    `Ya es la versión ${version}. La suya no se guardó. Aquí están las dos y la diferencia: ` +
    'lo tachado es de la otra persona, lo subrayado es suyo.',
  conflictDifference: 'La diferencia',
  conflictTheirs: 'El texto de la otra persona',
  conflictMine: 'Su texto',
  conflictSave: 'Guardar el mío encima',
  conflictLeave: 'Dejar el otro',
  versions: 'Versiones',
  versionColumn: 'Versión',
  versionsText: 'Cada vez que se guarda hay una versión. Elija dos para ver qué cambió.',
  version: (number) => `Versión ${number}`,
  by: 'Por',
  when: 'Cuándo',
  state: 'Estado',
  writer: 'Forecourt',
  present: 'Actual',
  seen: 'La ven los lectores',
  compareFrom: 'Antes',
  compareTo: 'Después',
  compare: 'Comparar',
  difference: (before, after) => `De la versión ${before} a la versión ${after}`,
  same: 'Los dos textos son iguales.',
  restore: 'Restaurar como versión nueva',
  restoreOf: (number) => `Restaurar la versión ${number} como versión nueva`,
};
