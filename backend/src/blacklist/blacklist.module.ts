import { Module } from '@nestjs/common';
import { Blacklist } from './blacklist.js';
import { BlacklistController } from './blacklist.controller.js';
import { EditBlacklist } from './edit-blacklist.js';
import { UndoBlacklist } from './undo-blacklist.js';

@Module({
  providers: [Blacklist, EditBlacklist, UndoBlacklist],
  controllers: [BlacklistController],
  exports: [Blacklist],
})
export class BlacklistModule {}
