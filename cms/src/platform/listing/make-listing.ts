import { sha256Hex } from '../encryption/sha256-hex.js';
import { listingMade } from './counted-listing.js';
import { fullTextEdition, makeFullText } from '../full-text/full-text.js';
import { type ListingDefinition, cardsOf } from './listing-definition.js';
import { publishedDocumentIds } from './refresh-listing.js';

const shapes = 'listing_shapes';
const vocabulary = 'search_vocabulary';

/** What all listings together keep beside their own tables; without it they are made and filled anew. */
export const sharedListingTables: readonly string[] = [shapes, vocabulary];

/** The tables of one listing; `_texts` and `_values` are those of earlier versions. */
export const tablesOf = (table: string): string[] => [
  table,
  cardsOf(table),
  `${table}_search`,
  `${table}_texts`,
  `${table}_values`,
];

declare module 'knex/types/tables' {
  interface Tables {
    listing_shapes: { listing: string; shape: string };
  }
}

// Goes up when all listings' tables are made in another way.
const tablesEdition = 5;

/**
 * Makes a listing's tables where there are none, and anew where they were made for another definition or hold nothing of
 * what is published (a restored database): all of it can be read again from there. Those that a start before has begun to
 * fill, and was cut off, are left as they are. Once they are filled, `noteFilled` says so.
 *
 * @returns whether the listing is to be filled
 */
export async function makeListing(definition: ListingDefinition): Promise<boolean> {
  const { table, columns, compared = [] } = definition;
  const { connection } = strapi.db;
  const shape = await notedShape(table);
  if (shape === begunShapeOf(definition)) return true;
  if (shape === shapeOf(definition) && !(await isLost(definition))) return false;
  await dropListing(table);
  await connection.schema.createTable(table, (t) => {
    t.increments('id');
    t.string('document_id', 40).notNullable();
    t.string('locale', 2).notNullable();
    t.integer('entry_id').notNullable();
    t.string('title_sort', 255).notNullable();
    // Values of facets that an entry has several of.
    t.text('value_lists').notNullable();
    // The entry in the full-text table, where all of its languages are together. Set once the first of its rows has an
    // id.
    t.integer('text_id');
    t.unique(['document_id', 'locale']);
    t.unique(['text_id', 'locale']);
    for (const [name, type] of Object.entries(columns)) t[type](name);
    t.index(['slug', 'locale']);
    for (const name of compared) t.index(['locale', name]);
  });
  await connection.schema.createTable(cardsOf(table), (t) => {
    t.integer('id').primary();
    t.string('document_id', 40).notNullable();
    t.integer('entry_id').notNullable();
    t.text('card').notNullable();
  });
  await makeFullText(table);
  await noteBegun(definition);
  return true;
}

/** Everything that a listing has written. */
async function dropListing(table: string): Promise<void> {
  const { connection } = strapi.db;
  listingMade.announce({ table });
  await connection(shapes).where({ listing: table }).delete();
  for (const name of tablesOf(table)) await connection.schema.dropTableIfExists(name);
  // Its words are counted, so they would be counted twice.
  await connection(vocabulary).where({ listing: table }).delete();
}

/** What was noted of a table, while it is there. */
async function notedShape(table: string): Promise<string | undefined> {
  const { connection } = strapi.db;
  const [noted] = await connection(shapes).where({ listing: table });
  return noted && (await connection.schema.hasTable(table)) ? noted.shape : undefined;
}

/** Whether a listing that was filled holds nothing, though something is published. */
async function isLost(definition: ListingDefinition): Promise<boolean> {
  const [row] = await strapi.db.connection(definition.table).limit(1);
  // A new network's is rightly empty, and another process may be reading it.
  return row === undefined && (await publishedDocumentIds(definition)).length > 0;
}

/** Remembers that a listing is filled as its definition says. */
export const noteFilled = (definition: ListingDefinition) => noteShape(definition.table, shapeOf(definition));

/** Remembers that a listing is made as its definition says, and that what it holds is not all. */
export const noteBegun = (definition: ListingDefinition) => noteShape(definition.table, begunShapeOf(definition));

async function noteShape(listing: string, shape: string): Promise<void> {
  await strapi.db.connection(shapes).insert({ listing, shape }).onConflict('listing').merge();
}

const begunShapeOf = (definition: ListingDefinition) => sha256Hex(`begun ${shapeOf(definition)}`);

/** The same for definitions whose tables look alike and hold the same. */
function shapeOf({ columns, compared, edition }: ListingDefinition): string {
  return sha256Hex(JSON.stringify({ columns, compared, edition, fullTextEdition: fullTextEdition(), tablesEdition }));
}
