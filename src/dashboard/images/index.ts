import { type PageGroup, storePage } from '../page-group.ts';
import { addImagePage, generatePicture, uploadImage } from './add-page.tsx';
import { confirmDelete, deletePicture } from './delete-page.tsx';
import { showGeneration } from './generation.tsx';
import { saveAltText, showImage, useAsLogo } from './image-page.tsx';
import { showImages } from './list.tsx';
import { saveImageSettings, showImageSettings } from './settings-page.tsx';

const mayUpload = 'image.upload' as const;

export const imagePages: PageGroup = [
  storePage({
    path: '/images',
    may: 'site.read',
    get: showImages,
    examples: ['', '?tab=upload', '?tab=feed'],
  }),
  storePage({ path: '/images/new', may: mayUpload, get: (visit) => addImagePage(visit) }),
  storePage({ path: '/images/upload', may: mayUpload, post: uploadImage }),
  storePage({ path: '/images/generate', may: mayUpload, post: generatePicture }),
  storePage({ path: '/images/generations/:generation', may: mayUpload, get: showGeneration }),
  storePage({
    path: '/images/settings',
    may: 'settings.change',
    get: (visit) => showImageSettings(visit),
    post: saveImageSettings,
  }),
  storePage({
    path: '/images/:image',
    may: 'site.read',
    mayPost: mayUpload,
    get: (visit) => showImage(visit),
    post: saveAltText,
  }),
  storePage({ path: '/images/:image/logo', may: 'settings.change', post: useAsLogo }),
  storePage({
    path: '/images/:image/delete',
    may: 'image.delete',
    get: (visit) => confirmDelete(visit),
    post: deletePicture,
  }),
];
