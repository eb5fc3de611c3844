export const WORKER_FILE = 'sw.js';
