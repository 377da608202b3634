import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { generationStatuses, imageSizes, imageSources } from '../contracts/images.ts';
import { articleId } from './articles.ts';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

export type ImageSource = (typeof imageSources)[number];
export type GenerationStatus = (typeof generationStatuses)[number];

/** The same picture, smaller; kept as `<hash>-<width>.<extension>`. */
export type ImageVariant = { width: number; height: number; extension: string; bytes: number };

/**
 * What is kept in the folder or the bucket, once for all sites: a picture by the SHA-256 of its
 * bytes as they are served, with its smaller versions.
 */
export const imageFiles = sqliteTable('image_files', {
  hash: text('hash').primaryKey(),
  extension: text('extension').$type<'jpg' | 'png' | 'webp'>().notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  /** `#rrggbb`: what a page may show while the picture loads. */
  averageColor: text('average_color').notNull(),
  variants: json<ImageVariant[]>('variants').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The library of a site. */
export const images = sqliteTable(
  'images',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    hash: text('hash')
      .notNull()
      .references(() => imageFiles.hash),
    source: text('source').$type<ImageSource>().notNull(),
    /** Of a generated one. */
    prompt: text('prompt'),
    altText: text('alt_text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('images_list').on(table.siteId, table.createdAt, table.id, table.source),
    index('images_source').on(table.siteId, table.source, table.createdAt, table.id),
    index('images_hash').on(table.hash),
    // A file that comes again is the same picture; two generations may draw alike.
    uniqueIndex('images_once')
      .on(table.siteId, table.hash, table.source)
      .where(sql`source <> 'generated'`),
  ],
);

/** Kept by triggers: how many images of each source a site has. */
export const imageCounts = sqliteTable(
  'image_counts',
  {
    siteId: siteId().notNull(),
    source: text('source').$type<ImageSource>().notNull(),
    images: integer('images').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.source] })],
);

export const imageGenerations = sqliteTable(
  'image_generations',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    prompt: text('prompt').notNull(),
    size: text('size').$type<(typeof imageSizes)[number]>().notNull(),
    altText: text('alt_text'),
    /** The article that it is for. */
    articleId: id('article_id'),
    status: text('status').$type<GenerationStatus>().notNull(),
    imageId: id('image_id'),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('image_generations_site').on(table.siteId, table.createdAt)],
);

/** The pictures of an article: `featured`, and one for each network by its name. */
export const articleImages = sqliteTable(
  'article_images',
  {
    siteId: siteId().notNull(),
    articleId: articleId().notNull(),
    purpose: text('purpose').notNull(),
    imageId: id('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.purpose] }),
    index('article_images_image').on(table.imageId),
    index('article_images_site').on(table.siteId),
  ],
);

/** Photos of vehicles that the feed names, by their address, and how far their fetching is. */
export const feedPhotos = sqliteTable(
  'feed_photos',
  {
    siteId: siteId().notNull(),
    url: text('url').notNull(),
    /** What `images_per_minute` counts by. */
    host: text('host').notNull(),
    altText: text('alt_text').notNull(),
    /** Null until it has been fetched once. */
    imageId: id('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** SHA-256 of the bytes as they came: what has not changed is not worked on again. */
    sourceHash: text('source_hash'),
    etag: text('etag'),
    failures: integer('failures').notNull(),
    error: text('error'),
    /** Null once it is not worth another attempt. */
    nextAt: instant('next_at'),
    fetchedAt: instant('fetched_at'),
    /** When stock was last found to name it. */
    seenAt: instant('seen_at').notNull(),
    /** Since when no vehicle in stock names it; null while one does. */
    unusedSince: instant('unused_since'),
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.url] }),
    index('feed_photos_due')
      .on(table.nextAt)
      .where(sql`next_at IS NOT NULL`),
    index('feed_photos_image')
      .on(table.imageId)
      .where(sql`image_id IS NOT NULL`),
    index('feed_photos_unused')
      .on(table.unusedSince)
      .where(sql`unused_since IS NOT NULL`),
  ],
);

/** What a site chose; a site without a row takes the defaults. */
export const imagePolicies = sqliteTable('image_policies', {
  siteId: siteId().primaryKey(),
  /** How many photos of each vehicle are fetched into the library; 0 fetches none. */
  feedPhotos: integer('feed_photos').notNull(),
  /** Whether articles get pictures by themselves: `off`, `featured` or `all`, with networks. */
  articleImages: text('article_images').$type<'off' | 'featured' | 'all'>().notNull(),
  /** `#rrggbb`, of cards. */
  brandColor: text('brand_color'),
  /** Of the library, for cards. */
  logoImageId: id('logo_image_id').references(() => images.id, { onDelete: 'set null' }),
});
