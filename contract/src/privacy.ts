import { endpoint } from './endpoint.js';

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/my-data',
  access: 'member',
  summary: 'All of one’s data as a zip.',
  raw: { types: ['application/zip'] },
});
export const deleteMyAccount = endpoint({
  method: 'DELETE',
  path: '/api/my-account',
  access: 'member',
  summary: 'Closes one’s account; it is erased after 30 days.',
});
export const keepMyAccount = endpoint({
  method: 'POST',
  path: '/api/my-account/keep',
  access: 'member',
  summary: 'Changes one’s mind within the 30 days.',
});
