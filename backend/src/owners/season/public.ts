export { RolloversModule, RolloversWorkerModule } from './rollovers.module.js';
export { Rollovers, type NewRollover } from './rollovers.js';
export { OwnSeason } from './own-season.js';
export { AnswerDraft } from './answer-draft.js';
