/** A row of a queue as Strapi's list gives it, with `id` already the document id; beside these the fields that its queue shows. */
export interface QueueRow {
  id: string;
  reference: string;
  status: string;
  createdAt: string;
  [field: string]: string | undefined;
}
