/** Of every account that the demo's content brings. */
export const demoPassword = 'demo-Passw0rd-2026';
