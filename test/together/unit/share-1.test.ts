import { defineShare } from '../../support/shares.js';

defineShare('unit', 1);
