import { Module } from '@nestjs/common';
import { Blacklist } from './data/blacklist.js';
import { BlacklistController } from './http/blacklist.controller.js';
import { EditBlacklist } from './use-cases/edit-blacklist.js';
import { UndoBlacklist } from './use-cases/undo-blacklist.js';

@Module({
  providers: [Blacklist, EditBlacklist, UndoBlacklist],
  controllers: [BlacklistController],
  exports: [Blacklist],
})
export class BlacklistModule {}
