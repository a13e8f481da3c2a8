vcl 4.1;
# Varnish with the module xkey (package varnish-modules) before the portal, for
# CDN_PURGE=fastly and CDN_PURGE_URL=http://<this>/purge.
import xkey;

backend portal { .host = "127.0.0.1"; .port = "3000"; }

sub vcl_recv {
  if (req.url == "/purge") {
    # CDN_PURGE_TOKEN
    if (req.method != "POST" || req.http.Fastly-Key != "replace-this") { return (synth(403)); }
    return (synth(200, "Dropped " + xkey.purge(req.http.Surrogate-Key)));
  }
  # The live channel.
  if (req.http.Upgrade ~ "(?i)websocket") { return (pipe); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization || req.url ~ "^/(api|socket\.io)/") { return (pass); }
  # Whoever is signed in, or has chosen a theme, has pages of their own. No other cookie makes another page that is kept.
  if (req.http.Cookie ~ "(^|; ?)((__Host-)?session|theme)=") { return (pass); }
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = "upgrade";
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # What Surrogate-Control says, which Varnish does not read.
    set beresp.ttl = 300s - beresp.age;
    set beresp.grace = 60s;
    # Cookies were looked at above.
    set beresp.http.Vary = "Accept-Encoding";
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
}
