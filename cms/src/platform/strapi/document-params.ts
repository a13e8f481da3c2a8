/** What a call of Strapi's documents names and saves; Strapi types it by the content type, which is a variable in a middleware. */
export interface DocumentParams {
  documentId?: string;
  data?: Record<string, unknown>;
}

export function documentParams(context: { params?: unknown }): DocumentParams {
  return context.params ?? {};
}
