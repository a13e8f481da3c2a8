import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.js';
import { listSampleVariables, readDockerfile, readServices, readText } from './support/compose.js';

// NODE_ENV decides it where the product is started.
const derived = ['APP_ENV'];
const forTests = ['PUSH_TEST_SERVICE'];
/** What the images, the network of compose or the refusals of production leave no choice in. */
const settledByCompose = ['DATA_DIR', 'CMS_HOST', 'RATE_LIMITS'];
const variables = Object.keys(readSettings({})).filter((name) => ![...derived, ...forTests].includes(name));
const parts = ['cms', 'portal'] as const;
const one = 'docker-compose.yml';
const cluster = 'docker-compose.cluster.yml';

describe.each([one, cluster])('%s', (file) => {
  const services = readServices(file);
  const ours = Object.keys(services).filter((name) => /^(cms|portal)(-\d)?$/.test(name));
  const portals = ours.filter((name) => name.startsWith('portal'));

  it('hands on every variable that an operator may set', () => {
    const passed = new Set(Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment)));
    expect(variables.filter((name) => !passed.has(name) && !settledByCompose.includes(name))).toEqual([]);
  });

  it('names no variable that the product does not know', () => {
    const passed = ours.flatMap((name) => Object.keys(services[name]?.environment ?? {}));
    expect(passed.filter((name) => ![...variables, 'NODE_ENV'].includes(name))).toEqual([]);
  });

  it('tells portals nothing of the database, the files, the mail server and how a CDN is told', () => {
    const told = portals.flatMap((name) => Object.keys(services[name]?.environment ?? {}));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((name) => /^(DATABASE|S3|SMTP|CDN_PURGE)_/.test(name))).toEqual([]);
  });

  it.each(ours)('lets %s write to its own volume and to /tmp alone, and gain no rights', (name) => {
    const { read_only, tmpfs, cap_drop, security_opt, volumes = [] } = services[name] ?? {};
    expect({ read_only, tmpfs, cap_drop, security_opt }).toEqual({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(volumes.map((volume) => volume.split(':')[1])).toEqual(['/data']);
  });

  it('gives each of our processes a volume of its own', () => {
    const volumes = ours.flatMap((name) => services[name]?.volumes ?? []);
    expect(new Set(volumes).size).toBe(ours.length);
  });

  it.each(ours)('gives %s time for the longest stop', (name) => {
    const longestDelaySeconds = 60;
    expect(Number.parseInt(services[name]?.stop_grace_period ?? '0', 10)).toBeGreaterThan(30 + longestDelaySeconds);
  });

  it('says which version of every image of others it wants', () => {
    const images = Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []));
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter((image) => !/:v?\d/.test(image))).toEqual([]);
  });

  it('opens nothing but the site to other machines', () => {
    const site = file === one ? 'portal' : 'proxy';
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(open.map(([name]) => name)).toEqual([site]);
    expect(services.database?.ports).toBeUndefined();
    expect(services.files?.ports).toBeUndefined();
  });
});

describe(cluster, () => {
  const services = readServices(cluster);
  const proxy = readText('ops/Caddyfile');

  it('has no default for what has to be secret, nor for where people and mails go', () => {
    const text = readText(cluster) + readText('ops/compose.services.yml');
    for (const name of ['SECRET', 'POSTGRES_PASSWORD', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL'])
      expect(text, name).toContain(`\${${name}:?`);
  });

  it('sends the site to all portals and what portals ask to all CMSs, each of which its proxy asks whether it is ready', () => {
    const named = (kind: string, port: number) =>
      Object.keys(services)
        .filter((name) => name.startsWith(kind))
        .map((name) => `${name}:${port}`);
    expect(proxy).toContain(`reverse_proxy {$PORTALS:${named('portal', 3000).join(' ')}}`);
    expect(proxy).toContain(`reverse_proxy {$CMSS:${named('cms', 1337).join(' ')}}`);
    expect(services['portal-1']?.environment?.CMS_URL).toBe('http://proxy:1337');
    expect(proxy.match(/reverse_proxy /g)?.length).toBe(proxy.match(/import ready/g)?.length);
    expect(proxy).toContain('health_uri /readyz');
  });

  it('takes the address of a visitor from its proxy', () => {
    expect(services['portal-1']?.environment?.TRUST_PROXY).toBe('1');
  });

  it('gives portals and the proxy no way to the database and the files', () => {
    const reach = (name: string) => services[name]?.networks;
    expect([reach('database'), reach('files')]).toEqual([['stores'], ['stores']]);
    expect([reach('portal-1'), reach('portal-2'), reach('proxy')].flat()).not.toContain('stores');
  });
});

describe('.env.example', () => {
  it('shows every variable that an operator may set', () => {
    const shown = listSampleVariables();
    expect(variables.filter((name) => !shown.includes(name))).toEqual([]);
  });
});

describe.each(parts)('The image of %s', (name) => {
  const dockerfile = readDockerfile(name);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  it('runs as somebody who is not root and owns nothing that runs', () => {
    expect(last.match(/^USER (.+)$/m)?.[1]).toBe('node');
    expect(last).not.toContain('--chown');
  });

  it('asks its own /readyz whether it is well', () => {
    expect(last).toMatch(/^HEALTHCHECK .*\\\n.*\/readyz/m);
  });

  it('has Node 24 in all stages', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(['node:24-slim', 'node:24-slim']);
  });

  it('installs what the lockfiles say and nothing else', () => {
    expect(dockerfile.match(/npm ci /g)).toHaveLength(2);
    expect(dockerfile).not.toContain('npm install');
  });
});
