/* Where members find what they have sent, as paths of the site without the language: notices, mails and pages lead there. */

export const applicationsPath = '/account/my-applications';

/** The page of one application. */
export function applicationPath(id: string): string {
  return `${applicationsPath}/${id}`;
}

/** The place of that page where what is asked is answered. */
export function applicationAnswerPath(id: string): string {
  return `${applicationPath(id)}#${id}`;
}

export const travelRequestsPath = '/account/my-travel-requests';

/** The query that names the request which the list is to show unfolded. */
export const shownRequestName = 'request';

/** The place of one travel request in the list, on whatever page it stands. */
export function travelRequestPath(id: string): string {
  return `${travelRequestsPath}?${shownRequestName}=${id}#${id}`;
}
