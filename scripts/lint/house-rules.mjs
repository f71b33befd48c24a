import { typedQueries } from './typed-queries.mjs';

/**
 * Lint rules of this repository that oxlint does not have.
 *
 * A constructor has at most 5 parameters, which Nest injects. Every other function has at most 3; more are passed as an object with
 * named properties. A method that overrides one of a library has the library's parameters.
 */
const MOST_INJECTED = 5;
const MOST_POSITIONAL = 3;

const maxParams = {
  meta: {
    type: 'suggestion',
    docs: { description: 'at most 5 injected collaborators, 3 positional parameters' },
  },
  create(context) {
    const check = (node) => {
      if (node.parent?.override) return;
      const isConstructor = node.parent?.type === 'MethodDefinition' && node.parent.kind === 'constructor';
      const most = isConstructor ? MOST_INJECTED : MOST_POSITIONAL;
      if (node.params.length <= most) return;
      const what = isConstructor ? 'injected collaborators' : 'positional parameters';
      context.report({ node, message: `${node.params.length} ${what}: at most ${most}.` });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

const TESTS = new Map([
  ['it', 2],
  ['test', 2],
  ['beforeAll', 1],
  ['beforeEach', 1],
  ['afterAll', 1],
  ['afterEach', 1],
]);

/** A limit of its own makes a test fail on a slow machine: the runners' limits are for all (jest.config.mjs, playwright.config.mjs). */
const noOwnLimit = {
  meta: { type: 'problem', docs: { description: 'no time limit in a test' } },
  create(context) {
    return {
      CallExpression({ callee, arguments: args }) {
        const place = TESTS.get(callee.name);
        if (place !== undefined && args.length > place && !/Function/.test(args[place].type))
          context.report({ node: args[place], message: 'A test has no time limit of its own.' });
      },
    };
  },
};

/** `unroute` sometimes never returns (test/e2e/intercept.ts). */
const noUnroute = {
  meta: { type: 'problem', docs: { description: 'no end of an interception by Playwright' } },
  create(context) {
    return {
      MemberExpression({ property }) {
        if (['unroute', 'unrouteAll'].includes(property.name))
          context.report({ node: property, message: 'Use intercept() of test/e2e/intercept.ts.' });
      },
    };
  },
};

/** The search index of the process is not told of rows that TRUNCATE removes, and later tests find them (test/support/empty-tables.ts). */
const noTruncate = {
  meta: { type: 'problem', docs: { description: 'no TRUNCATE through TestApp.sql' } },
  create(context) {
    return {
      CallExpression({ callee, arguments: [statement] }) {
        if (callee.property?.name !== 'sql' || callee.object.type === 'ThisExpression' || !statement) return;
        if (/\btruncate\b/i.test(context.sourceCode.getText(statement)))
          context.report({ node: statement, message: 'Use TestApp.empty().' });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'max-params': maxParams,
    'no-own-limit': noOwnLimit,
    'no-truncate': noTruncate,
    'no-unroute': noUnroute,
    'typed-queries': typedQueries,
  },
};
