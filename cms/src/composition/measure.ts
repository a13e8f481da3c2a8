import { declareNotificationFigures } from '../api/notification/notification-figures.js';
import { declareSubmissionFigures } from '../api/submission/submission-figures.js';
import { measureDatabase } from '../platform/database/database-metrics.js';
import { declareJobFigures } from '../platform/jobs/job-metrics.js';
import { declareMailFigures } from '../platform/mail/mail-figures.js';
import { startMetrics } from '../platform/metrics/metrics-server.js';
import { measureDisks } from '../platform/storage/disk-metrics.js';
import { allJobs } from './housekeeping.js';

/**
 * Says what is measured beside what modules count by themselves, and begins to tell of it once calls are answered: what
 * is run beside a running product with its configuration takes no port from it.
 */
export function measure(): void {
  measureDatabase();
  measureDisks();
  declareMailFigures();
  declareNotificationFigures();
  declareJobFigures(allJobs);
  declareSubmissionFigures();
  strapi.server.httpServer.once('listening', startMetrics);
}
