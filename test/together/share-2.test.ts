import { defineShare } from '../support/shares.js';

defineShare(2);
