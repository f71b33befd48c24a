import { alarmsOf, type SecurityAlarm, type SecurityHour } from './security-alarms.js';

const QUIET: SecurityHour = {
  administratorId: 1,
  failedLogins: 0,
  failedSecondSteps: 0,
  networks: 0,
  deniedRoles: 0,
  crossSite: 0,
};

describe('what the operator must hear of at once', () => {
  it.each<[string, Partial<SecurityHour>, SecurityAlarm[]]>([
    ['nothing', {}, []],
    ['a forgotten password', { failedLogins: 6, networks: 1 }, []],
    ['guesses below the limit', { failedLogins: 29, networks: 9 }, []],
    ['guesses', { failedLogins: 30, networks: 9 }, [{ kind: 'guessing', count: 30 }]],
    ['mistyped codes', { failedSecondSteps: 9, networks: 1 }, []],
    ['guessed codes', { failedSecondSteps: 10, networks: 1 }, [{ kind: 'secondStep', count: 10 }]],
    ['a link to a screen of another role', { deniedRoles: 9 }, []],
    ['requests beyond the role', { deniedRoles: 10 }, [{ kind: 'role', count: 10 }]],
    ['one request of another site', { crossSite: 1 }, [{ kind: 'crossSite', count: 1 }]],
    [
      'everything',
      { failedLogins: 100, failedSecondSteps: 15, deniedRoles: 40, crossSite: 2 },
      [
        { kind: 'guessing', count: 100 },
        { kind: 'secondStep', count: 15 },
        { kind: 'role', count: 40 },
        { kind: 'crossSite', count: 2 },
      ],
    ],
  ])('%s', (_, hour, alarms) => expect(alarmsOf({ ...QUIET, ...hour })).toEqual(alarms));
});
