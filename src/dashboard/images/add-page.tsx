import { imageSizes } from '../../../schema/contracts/images.ts';
import { addImage, maxAltText } from '../../domain/images/add-image.ts';
import { generateForPerson } from '../../domain/images/generate.ts';
import { maxPictureBytes } from '../../media/pictures/prepare-picture.ts';
import { Problem } from '../../problem.ts';
import { PageHead } from '../components/page-head.tsx';
import { readForm, readUpload } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { type Given, GenerateCard, UploadCard } from './add-forms.tsx';

/** What a form adds around its file. */
const envelopeBytes = 64 * 1024;
const maxPrompt = 2_000;

/** A picture of one's own, or one that is made. `?prompt=` fills the second form in. */
export function addImagePage(visit: StoreVisit, given: Given = {}): Promise<Response> {
  const { words, url } = visit;
  const { images } = words;
  const { errors } = given;
  const isError = errors !== undefined;
  const asked = { prompt: url.searchParams.get('prompt')?.slice(0, maxPrompt) ?? '' };
  const shown = { ...asked, ...given };
  return page(
    visit,
    { title: images.addTitle, place: 'images', isError, status: isError ? 422 : 200 },
    <>
      <PageHead
        title={images.addTitle}
        back={{ href: storePath(visit, '/images'), label: images.title }}
      />
      <div class="columns even">
        <UploadCard visit={visit} given={shown} />
        <GenerateCard visit={visit} given={shown} />
      </div>
    </>,
  );
}

export async function uploadImage(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor, words } = visit;
  const { images } = words;
  let alt = '';
  try {
    const { form, file } = await readUpload(visit.request, maxPictureBytes + envelopeBytes);
    alt = form.text('alt').trim();
    const given = file('file');
    const errors = {
      ...(!given && { file: images.fileMissing }),
      ...((alt === '' || [...alt].length > maxAltText) && { alt: images.altMissing }),
    };
    if (!given || Object.keys(errors).length > 0) return await addImagePage(visit, { alt, errors });
    const image = await addImage(ctx, site.id, await given.bytes(), alt, actor);
    return seeOther(saying(storePath(visit, `/images/${image.id}`), 'uploaded'));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message } = error;
    if (code === 'payload_too_large') {
      return addImagePage(visit, { alt, errors: { file: images.fileTooLarge } });
    }
    if (code !== 'validation_error') throw error;
    return addImagePage(visit, { alt, errors: { file: `${images.fileWrong} ${message}` } });
  }
}

export async function generatePicture(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, words } = visit;
  const form = await readForm(visit.request);
  const prompt = form.text('prompt').trim();
  const alt = form.text('alt_text').trim();
  const size = imageSizes.find((name) => name === form.text('size')) ?? imageSizes[0];
  const errors = {
    ...((prompt === '' || prompt.length > maxPrompt) && { prompt: words.images.promptMissing }),
    ...([...alt].length > maxAltText && { altText: words.images.altMissing }),
  };
  if (Object.keys(errors).length > 0) {
    return addImagePage(visit, { prompt, size, altText: alt, errors });
  }
  const input = { prompt, size, ...(alt !== '' && { alt_text: alt }) };
  const { id } = await generateForPerson(ctx, actor, input);
  return seeOther(storePath(visit, `/images/generations/${id}`));
}
