import { Module } from '@nestjs/common';
import { Administrators } from './data/administrators.js';
import { SessionController } from './http/session.controller.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginLimits } from './login-limits.js';
import { Passwords } from './passwords.js';

@Module({
  controllers: [SessionController],
  providers: [Administrators, LocalStrategy, LoginLimits, Passwords],
  exports: [Administrators],
})
export class AuthModule {}
