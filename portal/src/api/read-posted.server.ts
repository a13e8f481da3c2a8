import { messageText } from '@scholars/contract/message-catalogues';
import { data, type RouterContextProvider } from 'react-router';
import { localeContext } from '~/session/request-context.server';

/**
 * The form that was posted to a page. What is none (plain text, a torn or an empty body) no browser has sent: it is
 * answered with the page of a 400, and is no defect of ours.
 */
export async function readPosted(request: Request, context: Readonly<RouterContextProvider>): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ message: messageText(context.get(localeContext), 'error.malformed') }, { status: 400 });
  }
}
