/**
 * The ceiling of this server: the product, as main-web starts it, with an additional public controller that answers
 * `/api/constante/NAME?n=3` with bytes from memory. Requests pass everything that precedes a controller. Started by the bench.
 */
import 'reflect-metadata';
import { Controller, Get, Module, Param, Query, Res } from '@nestjs/common';
import { fromProduct } from '../lib/paths.mjs';
import { numberedBody, readBodies } from './bodies.mjs';

const { readSettings } = await fromProduct('backend/src/platform/config/settings.js');
const { createHttpApp } = await fromProduct('backend/src/platform/server/http-app.js');
const { Public } = await fromProduct('backend/src/platform/http/answers/access.js');
const { WebModule } = await fromProduct('backend/src/processes/web.module.js');

const bodies = readBodies(process.env.BENCH_BODIES ?? '');

class ConstantController {
  constructor() {
    this.bodies = bodies;
  }

  answer(name, number, reply) {
    const found = numberedBody(this.bodies, name, number);
    if (!found) throw new Error(`No bytes are kept for ${name}.`);
    void reply.headers(found.headers).send(found.bytes);
  }
}
decorate(Public(), ConstantController);
decorate(Controller('api/constante'), ConstantController);
Param('name')(ConstantController.prototype, 'answer', 0);
Query('n')(ConstantController.prototype, 'answer', 1);
Res()(ConstantController.prototype, 'answer', 2);
decorateMethod(Get(':name'), ConstantController, 'answer');

class ConstantModule {}
decorate(Module({ imports: [WebModule], controllers: [ConstantController] }), ConstantModule);

const settings = readSettings();
const app = await createHttpApp(ConstantModule, settings);
await app.listen(settings.PORT, settings.HOST);

function decorate(decorator, target) {
  decorator(target);
}

function decorateMethod(decorator, target, name) {
  const descriptor = Object.getOwnPropertyDescriptor(target.prototype, name);
  decorator(target.prototype, name, descriptor);
}
