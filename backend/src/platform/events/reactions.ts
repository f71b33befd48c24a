import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { REACTS_TO, type OutsideCall, type Reaction, type ReactionDeclaration } from './reaction.js';

interface KnownReaction extends ReactionDeclaration {
  handler: Reaction<object> | OutsideCall<object>;
}

/** Every reaction of the process, by event and by name. Start-up fails if two share a name. */
@Injectable()
export class Reactions {
  private readonly byName = new Map<string, KnownReaction>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const declaration: ReactionDeclaration | undefined =
        metatype && Reflect.getMetadata(REACTS_TO, metatype);
      if (!declaration) continue;
      if (this.byName.has(declaration.name)) throw new Error(`Two reactions are called ${declaration.name}`);
      this.byName.set(declaration.name, { ...declaration, handler: instance });
    }
  }

  to(eventName: string): string[] {
    return [...this.byName.values()]
      .filter(({ events }) => events.some(({ name }) => name === eventName))
      .map(({ name }) => name);
  }

  /** @throws Error for a name that this version does not know */
  named(name: string): Reaction<object> | OutsideCall<object> {
    const known = this.byName.get(name);
    if (!known) throw new Error(`No reaction is called ${name}`);
    return known.handler;
  }
}
