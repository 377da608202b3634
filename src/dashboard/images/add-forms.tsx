import { imageSizes } from '../../../schema/contracts/images.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { FileField, SelectField, TextArea, TextField } from '../components/field.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** What had been typed, and what was wrong with it. */
export type Given = {
  alt?: string;
  prompt?: string;
  size?: string;
  altText?: string;
  errors?: { file?: string; alt?: string; prompt?: string; altText?: string };
};

type Props = { visit: StoreVisit; given: Given };

export function UploadCard({ visit, given: { alt, errors } }: Props) {
  const { images } = visit.words;
  return (
    <Card title={images.uploadTitle}>
      <form
        class="fields"
        method="post"
        action={storePath(visit, '/images/upload')}
        encType="multipart/form-data"
      >
        <FileField
          name="file"
          label={images.file}
          hint={images.fileHint}
          error={errors?.file}
          accept="image/jpeg,image/png,image/webp,image/gif,image/bmp"
          required
        />
        <TextField
          name="alt"
          label={images.alt}
          hint={images.altHint}
          value={alt ?? ''}
          error={errors?.alt}
          maxlength={500}
          required
        />
        <div class="actions">
          <SubmitButton kind="primary">{images.upload}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}

export function GenerateCard({ visit, given: { prompt, size, altText, errors } }: Props) {
  const { images } = visit.words;
  return (
    <Card title={images.generateTitle}>
      <form class="fields" method="post" action={storePath(visit, '/images/generate')}>
        <TextArea
          name="prompt"
          label={images.prompt}
          hint={images.promptHint}
          value={prompt ?? ''}
          error={errors?.prompt}
          maxlength={2000}
          rows={3}
          required
        />
        <SelectField
          name="size"
          label={images.size}
          value={size ?? imageSizes[0]}
          options={imageSizes.map((value) => ({ value, label: images.sizes[value] }))}
        />
        <TextField
          name="alt_text"
          label={images.alt}
          hint={images.altOptional}
          value={altText ?? ''}
          error={errors?.altText}
          maxlength={500}
        />
        <div class="actions">
          <SubmitButton kind="primary">{images.generate}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
